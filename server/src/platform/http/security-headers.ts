import type { FastifyInstance } from 'fastify';

interface Options {
  readonly publicUrl: string;
  /** Where files live when that is not this server. */
  readonly fileOrigin: string | undefined;
  /** Where the window for paying comes from, when that is not this server. */
  readonly windowOrigins?: WindowOrigins | undefined;
}

interface WindowOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

export type SecurityHeaders = Readonly<Record<string, string>>;

const webSocketsOf = (publicUrl: string) => new URL(publicUrl).origin.replace(/^http/, 'ws');

const nowhere: WindowOrigins = { scripts: [], frames: [], calls: [] };

/** One for every answer, files and errors too. X-Frame-Options says the same to browsers that know no better. */
export const noFraming = "frame-ancestors 'none'";

/** No inline script, nothing from elsewhere but a window for paying, no framing. Styles may be inline: the component kit needs it. */
const contentPolicy = ({ publicUrl, fileOrigin, windowOrigins }: Options) => {
  const files = fileOrigin ? [fileOrigin] : [];
  const { scripts, frames, calls } = windowOrigins ?? nowhere;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...files],
    'media-src': ["'self'", 'blob:', ...files],
    // Not every browser counts its own host's web sockets as 'self'.
    'connect-src': ["'self'", webSocketsOf(publicUrl), ...files, ...calls],
    'frame-src': ["'self'", ...frames],
    'font-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  const said = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return [...said, noFraming].join(';');
};

/** What no page of ours asks a browser for. Whoever gets a script in cannot ask for it either. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const featurePolicy = (windowOrigins: WindowOrigins | undefined) => {
  // The window for paying may use what the browser has for it.
  const payers = (windowOrigins?.frames ?? []).map((origin) => `"${origin}"`);
  const payment = payers.length > 0 ? ['self', ...payers].join(' ') : '';
  return [...unusedFeatures.map((feature) => `${feature}=()`), `payment=(${payment})`].join(', ');
};

/** What every answer carries, whatever it is an answer to. */
export const securityHeaders = (options: Options): SecurityHeaders => ({
  'content-security-policy': contentPolicy(options),
  // A bank asks for its code in a window of its own, and tells the one for paying when it is done.
  'cross-origin-opener-policy': options.windowOrigins ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': featurePolicy(options.windowOrigins),
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(options.publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter it once switched on was a way in by itself.
  'x-xss-protection': '0',
});

/** Before every other hook: what a hook refuses is an answer as well. */
export function useSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
