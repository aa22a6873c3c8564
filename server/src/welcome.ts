import type { Config } from './config.ts';
import { demoPassword, demoSignIns } from './demo/sign-ins.ts';
import { isEveryInterface } from './network-address.ts';
import { type QrCode, toQrCode } from './platform/qr-code.ts';

const quietZone = 2;

/**
 * Two rows of modules in one line of text, as a character is twice as high as wide. Light is drawn and dark
 * left out, because most terminals are dark; with colours it is black on white everywhere.
 */
export function drawQrCode(code: QrCode, inColour: boolean): string {
  const size = code.length + 2 * quietZone;
  const isLight = (row: number, column: number) => !code[row - quietZone]?.[column - quietZone];
  const cell = (row: number, column: number) => {
    const [upper, lower] = [isLight(row, column), row + 1 < size && isLight(row + 1, column)];
    if (upper) return lower ? '█' : '▀';
    return lower ? '▄' : ' ';
  };
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    Array.from({ length: size }, (_, column) => cell(line * 2, column)).join(''),
  );
  return lines.map((line) => (inColour ? `  \u001b[97;40m${line}\u001b[0m` : `  ${line}`)).join('\n');
}

const onTheNetwork = (url: string, isDemo: boolean, inColour: boolean) => {
  const code = toQrCode(url);
  return [
    `\nOn this network, for a phone: ${url}`,
    ...(code ? [drawQrCode(code, inColour)] : []),
    isDemo
      ? 'Everybody on this network can open it, and the demo passwords are known to all: keep nothing real in it.'
      : 'Everybody on this network can open it.',
  ];
};

const signIns = () => [
  `\nDemo sign-ins, all with the password ${demoPassword}:`,
  ...demoSignIns.map(({ email, who }) => `  ${email.padEnd(24)} ${who}`),
];

/** On this machine localhost is better than an address of the network: browsers trust it like https. */
const urlHere = ({ host, port, publicUrl, networkUrl }: Config) =>
  publicUrl === networkUrl && isEveryInterface(host) ? `http://localhost:${port}` : publicUrl;

/** What the terminal says once the server is up. */
export function welcome(config: Config, inColour: boolean): string {
  const { networkUrl, environment, workshop, home, apiDocs } = config;
  const isDemo = environment === 'demo';
  const url = urlHere(config);
  return [
    `\nCallboard is up at ${url}  (${environment}, data in ${home})`,
    ...(apiDocs ? [`  API     ${url}/docs`] : []),
    ...(workshop ? [`  Outbox  ${url}/outbox`, `  Design  ${url}/design`] : []),
    ...(networkUrl === undefined ? [] : onTheNetwork(networkUrl, isDemo, inColour)),
    ...(isDemo ? signIns() : []),
    '\nCtrl-C stops it.',
  ].join('\n');
}
