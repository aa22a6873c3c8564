import { expect, test } from 'vitest';
import { attachmentNamed } from '../../../platform/storage/keys.ts';
import { fileNameOf } from './file-name.ts';

test.each([
  ['Ananya Rao', 'ananya-rao-comp-card'],
  ['Ānanyā D’Souza-Ñuñez ', 'ananya-d-souza-nunez-comp-card'],
  ['अनन्या', 'comp-card'],
  ['../../etc/passwd"\r\n', 'etc-passwd-comp-card'],
  ['x'.repeat(200), `${'x'.repeat(60)}-comp-card`],
])('%s', (name, expected) => {
  expect(fileNameOf(name)).toBe(expected);
  expect(attachmentNamed(`${fileNameOf(name)}.pdf`)).toContain(expected);
});
