import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { toQrCode } from './platform/qr-code.ts';
import { drawQrCode, welcome } from './welcome.ts';

const secrets = {
  SESSION_SECRET: 's'.repeat(32),
  FILE_SIGNING_SECRET: 'f'.repeat(32),
  IDENTITY_SECRET: 'i'.repeat(32),
};
const wifi = {
  wlan0: [
    {
      address: '192.168.1.7',
      netmask: '',
      mac: '',
      internal: false,
      cidr: null,
      family: 'IPv4' as const,
    },
  ],
};
const said = (env: Record<string, string>) =>
  welcome(readConfig({ CALLBOARD_ENV: 'demo', ...secrets, ...env }, wifi), false);

test('a demo that listens to the whole network says where, with a code to scan, and warns', () => {
  const text = said({ HOST: '0.0.0.0', PORT: '3210' });
  expect(text).toContain('Callboard is up at http://localhost:3210 ');
  expect(text).toContain('On this network, for a phone: http://192.168.1.7:3210');
  expect(text).toMatch(/[█▀▄ ]{25,}\n/);
  expect(text).toContain('the demo passwords are known to all');
});

test('a demo for this machine alone says nothing of a network', () => {
  const text = said({});
  expect(text).toContain('Callboard is up at http://localhost:3000');
  expect(text).not.toMatch(/network|known to all|█/);
});

test('the drawn code is the code: read back module by module', () => {
  const code = toQrCode('http://192.168.1.7:3210') ?? [];
  const isLight = { '█': [true, true], '▀': [true, false], '▄': [false, true], ' ': [false, false] };
  const rows = drawQrCode(code, false)
    .split('\n')
    .flatMap((line) => {
      const cells = [...line.slice(2)].map((character) => isLight[character as keyof typeof isLight]);
      return [0, 1].map((half) => cells.map((cell) => cell[half]));
    });
  const inner = rows.slice(2, 2 + code.length).map((row) => row.slice(2, 2 + code.length));
  expect(inner.map((row) => row.map((light) => !light))).toEqual(code);
});
