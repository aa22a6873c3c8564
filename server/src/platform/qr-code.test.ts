import { describe, expect, test } from 'vitest';
import { toQrCode } from './qr-code.ts';

/** Rows in hexadecimal from another encoder, level M, mask 3. */
const drawnElsewhere: Record<string, string> = {
  Callboard:
    '1fcf7f 104941 175c5d 17505d 17515d 105a41 1fd57f 1400 17c67c 3f15 4494e 1a078f ed160 11b8 1fc606 10581e 175a11 175ff8 175544 1043fc 1fd522',
  'https://callboard.example/talent/3f9c1b52':
    '1fce137f 104ab541 1754655d 17519a5d 17554f5d 10552141 1fd5557f 1a5400 17c4e87c 162917f1 5d7b090 fb000ea 1343bf0c 169e4ff1 15e795c 178a5162 15f9880c 180543f5 1164a0b4 148b3712 12d63bf7 1b951f 1fcae75c 10509110 175149f7 175a1c0f 175db27e 1048f5aa 1fd1aad4',
  'https://callboard.example/talent/3f9c1b52-7a1e-4e0a-9d8b-0123456789ab':
    '1fc1d5a47f 104a0eca41 175c83d25d 17509b3f5d 175266a15d 1055b59341 1fd555557f 16e3c600 17c8476b7c 79570340a dd2c95763 1a794d381 134c8c78df 1e090ae122 14fbe81bb9 4200d91f3 1ef7f08855 ab4edbca2 1cd636ce43 53063a0c9 157d3b4edc 18b472108 4fef44a3b aadb304f2 1f4967eaf7 1e1e30b504 16dacd96a3 1413d0e66b 12c71c5df7 12cba71a 1fc0298555 1055cdd11b 1753708bf6 1759657ed1 175db6c10b 10496381d1 1fd6ea5e5f',
  'https://casting.a-rather-long-host-name.example.co.in/talent/3f9c1b52-7a1e-4e0a-9d8b-0123456789ab':
    '1fc27afc77f 104ed982d41 17568dd025d 175b409ac5d 1759c6ed35d 1054bd1ed41 1fd5555557f 125791100 17cf4f4ca7c 43e9f21ff7 feb9c7970 f1b6586738 7f2b97db8f 119cf48467d a47c5b7894 28eb4e5649 54b887ada5 68b972d27b be99443150 8be6126759 14c854cee05 1d1d8ba025b 197ec18f440 f9e92c71d0 65e287a80e 17885ff9279 c5664c2592 b630d33a8 4ea9a1fb8d 1e0a4590e7b 177f96da5fe 1582d3f10e3 16d0cf0b9f5 140eb0513 1fc25983358 10526dc411a 175672bedf5 175d97e90a7 1755accfef0 104ec39339a 1fd5265da74',
};

const inHex = (text: string) =>
  toQrCode(text)?.map((line) => BigInt(`0b${line.map(Number).join('')}`).toString(16));

describe('a code', () => {
  test.each(Object.entries(drawnElsewhere))('%s', (text, rows) => {
    expect(inHex(text)).toEqual(rows.split(' '));
  });

  test('grows with its text up to 41 across; longer texts have none', () => {
    const across = (length: number) => toQrCode('x'.repeat(length))?.length;
    expect([1, 14, 15, 26, 42, 62, 84, 106, 107].map(across)).toEqual([
      21,
      21,
      25,
      25,
      29,
      33,
      37,
      41,
      undefined,
    ]);
  });
});
