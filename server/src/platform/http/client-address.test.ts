import { readdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf } from '../limits/network-of.ts';
import { createClientAddress } from './client-address.ts';
import { readAddress } from './read-address.ts';
import { onThisMachine, parseTrustedProxies } from './trusted-proxies.ts';

const ask = (trusted: string, remoteAddress: string | undefined, forwarded: string) =>
  createClientAddress(parseTrustedProxies(trusted))({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  });

const address = fc.oneof(fc.ipV4(), fc.ipV6());
const anything = fc.oneof(address, fc.string({ unit: 'binary', maxLength: 200 }));

describe('the address of a request', () => {
  test('is always an address in its one form, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(anything), anything, (said, remoteAddress) => {
        const found = ask('5', remoteAddress, said.join(','));
        expect(isIP(found)).not.toBe(0);
        expect(readAddress(found)).toBe(found);
        expect(networkOf(found)).toMatch(/^[\d.]+$|^[\da-f]{1,4}(:[\da-f]{1,4}){3}$/);
      }),
    );
  });

  test('is what the nearest proxy added, whatever stood there before', () => {
    const ways = [
      (ip: string) => ip,
      (ip: string) => (isIP(ip) === 6 ? `[${ip}]:443` : `${ip}:443`),
      (ip: string) => (isIP(ip) === 6 ? `"[${ip}]"` : `"${ip}"`),
      (ip: string) => (isIP(ip) === 6 ? `${ip}%en0` : `::ffff:${ip}`),
    ];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), address, fc.constantFrom(...ways), (before, ip, write) => {
        expect(ask('1', '10.0.0.1', `${before},${write(ip)}`)).toBe(readAddress(ip));
      }),
    );
  });

  test('is the one of the line for strangers', () => {
    fc.assert(
      fc.property(fc.ipV4(), anything, (ip, said) => {
        fc.pre(!ip.startsWith('127.'));
        expect(ask('loopback', ip, said)).toBe(ip);
      }),
    );
  });

  test.each([
    ['0', '127.0.0.1', '1.2.3.4', '127.0.0.1'],
    ['1', '198.51.100.9', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['2', '198.51.100.9', '9.9.9.9, 1.2.3.4', '9.9.9.9'],
    ['loopback', '::1', '1.2.3.4', '1.2.3.4'],
    ['loopback', '::ffff:127.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['loopback', '127.0.0.1', '9.9.9.9, 10.0.0.4', '10.0.0.4'],
    ['loopback, 10.0.0.0/8', '127.0.0.1', '9.9.9.9, 10.0.0.4', '9.9.9.9'],
    ['10.0.0.0/8', '127.0.0.1', '9.9.9.9', '127.0.0.1'],
    ['2001:db8::/32', '2001:db8:7::1', '9.9.9.9', '9.9.9.9'],
    ['::ffff:10.0.0.4', '10.0.0.4', '9.9.9.9', '9.9.9.9'],
  ])('trusting %s, from %s with %s: %s', (trusted, remoteAddress, forwarded, expected) => {
    expect(ask(trusted, remoteAddress, forwarded)).toBe(expected);
  });

  test('of somebody who hung up is nobody’s', () => {
    expect(ask('loopback', undefined, '1.2.3.4')).toBe('0.0.0.0');
  });
});

describe('trusted proxies', () => {
  test('are read from words, addresses, networks or a number', () => {
    expect(parseTrustedProxies('loopback')).toEqual(onThisMachine);
    expect(parseTrustedProxies('3')).toEqual({ hops: 3 });
    expect(parseTrustedProxies('10.0.0.1, 2001:DB8::/32')).toEqual({
      networks: ['10.0.0.1/32', '2001:db8::/32'],
    });
  });

  test.each([
    '11',
    '-1',
    'everybody',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '0.0.0.0/0',
    '::/0',
    'a,,b',
    '1.2.3.4,',
  ])('are not "%s"', (text) => {
    expect(() => parseTrustedProxies(text)).toThrow();
  });
});

test('nothing else looks where a request comes from', () => {
  const source = new URL('../../', import.meta.url);
  const looks = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('client-address.ts'))
    .filter((file) =>
      /request\.ips?\b|request: \{[^}]*\bips?\b|\.remoteAddress|x-forwarded|trustProxy/i.test(
        readFileSync(new URL(file, source), 'utf8'),
      ),
    );
  expect(looks).toEqual([]);
});
