import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { securityHeaders, useSecurityHeaders } from './security-headers.ts';

const headersOf = async (
  windowOrigins?: Parameters<typeof securityHeaders>[0]['windowOrigins'],
  apiUrl = 'http://localhost',
) => {
  const app = Fastify();
  const options = { publicUrl: 'http://localhost', apiUrl, fileOrigin: undefined, windowOrigins };
  useSecurityHeaders(app, securityHeaders(options));
  const { headers } = await app.get('/', () => 'A page').inject('/');
  await app.close();
  const policy = String(headers['content-security-policy']).split(';');
  return { headers, says: (name: string) => policy.find((part) => part.startsWith(`${name} `)) };
};

const gateway = {
  scripts: ['https://checkout.gateway.test'],
  frames: ['https://window.gateway.test'],
  calls: ['https://calls.gateway.test'],
};

describe('security headers', () => {
  test('let nothing in from elsewhere', async () => {
    const { headers, says } = await headersOf();
    expect(says('script-src')).toBe("script-src 'self'");
    expect(says('frame-src')).toBe("frame-src 'self'");
    expect(says('connect-src')).toBe("connect-src 'self' ws://localhost");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('let pages call an API with an address of its own', async () => {
    const { says } = await headersOf(undefined, 'https://api.callboard.in');
    expect(says('connect-src')).toBe("connect-src 'self' ws://localhost https://api.callboard.in");
    expect(says('script-src')).toBe("script-src 'self'");
  });

  test('let in the window for paying, and only that', async () => {
    const { headers, says } = await headersOf(gateway);
    expect(says('script-src')).toBe("script-src 'self' https://checkout.gateway.test");
    expect(says('frame-src')).toBe("frame-src 'self' https://window.gateway.test");
    expect(says('connect-src')).toBe("connect-src 'self' ws://localhost https://calls.gateway.test");
    expect(says('default-src')).toBe("default-src 'self'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('payment=(self "https://window.gateway.test")');
  });
});
