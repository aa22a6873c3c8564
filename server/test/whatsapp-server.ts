import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly to: string;
    readonly biz_opaque_callback_data: string;
    readonly template: unknown;
  };
}

/** The side of WhatsApp that takes messages, on this machine; it can be away, or refuse a number for good. */
export async function startWhatsApp() {
  const received: Received[] = [];
  let isAway = false;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    if (isAway) return response.writeHead(503).end('{}');
    const body = JSON.parse(text);
    if (body.to === '910000000000') return response.writeHead(400).end('{"error":{"code":131026}}');
    received.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    return response.writeHead(200).end('{"messages":[{"id":"wamid.1"}]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      token: 'a-token',
      phoneNumberId: '4711',
      template: 'callboard_update',
      url: `http://127.0.0.1:${port}/v23.0`,
    },
    received,
    go: (away: boolean) => {
      isAway = away;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
