import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkUrlOf } from './network-address.ts';

const at = (address: string, changes: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo[] => [
  { address, netmask: '', mac: '', internal: false, cidr: null, ...changes, family: 'IPv4' },
];
const loopback = { lo: at('127.0.0.1', { internal: true }) };
const wifi = { wlan0: at('192.168.1.7') };

test.each([
  ['127.0.0.1', wifi, undefined],
  ['localhost', wifi, undefined],
  ['::1', wifi, undefined],
  ['0.0.0.0', { ...loopback, ...wifi }, 'http://192.168.1.7:3000'],
  ['::', { ...loopback, ...wifi }, 'http://192.168.1.7:3000'],
  ['0.0.0.0', loopback, undefined],
  ['0.0.0.0', { eth0: at('169.254.3.4') }, undefined],
  ['0.0.0.0', { docker0: at('172.17.0.1'), eth0: at('172.20.1.4') }, 'http://172.20.1.4:3000'],
  ['0.0.0.0', { en5: at('100.64.0.2'), en1: at('10.0.0.5'), ...wifi }, 'http://192.168.1.7:3000'],
  ['10.0.0.5', wifi, 'http://10.0.0.5:3000'],
  ['fe80::1', wifi, 'http://[fe80::1]:3000'],
  ['studio.local', wifi, 'http://studio.local:3000'],
])('listening on %s among %o', (host, interfaces, expected) => {
  expect(networkUrlOf(host, 3000, interfaces)).toBe(expected);
});
