import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { ownOrigin } from './visitor.ts';

let networks = 0;
/** An address nobody else in the tests comes from. */
export const newNetwork = () => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

/** A browser somewhere: it keeps every cookie it is given and comes from one address. */
export function createDevice(testApp: TestApp, remoteAddress = newNetwork()) {
  const jar = new Map<string, string>();
  const keep = ({ cookies }: LightMyRequestResponse) => {
    for (const { name, value } of cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
  };
  return {
    jar,
    async post(url: string, payload: object = {}, headers: Record<string, string> = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await testApp.app.inject({
        method: 'POST',
        url,
        payload,
        remoteAddress,
        headers: { origin: ownOrigin, ...(cookie && { cookie }), ...headers },
      });
      keep(response);
      return response;
    },
  };
}
export type TestDevice = ReturnType<typeof createDevice>;
