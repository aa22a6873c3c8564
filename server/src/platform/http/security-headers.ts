import type { FastifyInstance } from 'fastify';

interface Options {
  readonly publicUrl: string;
  /** Where pages send their calls. */
  readonly apiUrl: string;
  /** The origin of files, if not this server. */
  readonly fileOrigin: string | undefined;
  /** The origin of the payment window, if any. */
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

/** For every response. X-Frame-Options is for old browsers. */
export const noFraming = "frame-ancestors 'none'";

/** No inline scripts, no third parties but the payment window, no framing. Inline styles are allowed. */
const contentPolicy = ({ publicUrl, apiUrl, fileOrigin, windowOrigins }: Options) => {
  const api = apiUrl === publicUrl ? [] : [apiUrl];
  const files = fileOrigin ? [fileOrigin] : [];
  const { scripts, frames, calls } = windowOrigins ?? nowhere;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...files],
    'media-src': ["'self'", 'blob:', ...files],
    // Not every browser treats its own host's web sockets as 'self'.
    'connect-src': ["'self'", webSocketsOf(publicUrl), ...api, ...files, ...calls],
    'frame-src': ["'self'", ...frames],
    'font-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  const said = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return [...said, noFraming].join(';');
};

/** Browser features we never use, so injected scripts cannot use them either. */
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
  // The payment window may use the Payment Request API.
  const payers = (windowOrigins?.frames ?? []).map((origin) => `"${origin}"`);
  const payment = payers.length > 0 ? ['self', ...payers].join(' ') : '';
  return [...unusedFeatures.map((feature) => `${feature}=()`), `payment=(${payment})`].join(', ');
};

/** Headers of every response. */
export const securityHeaders = (options: Options): SecurityHeaders => ({
  'content-security-policy': contentPolicy(options),
  // Banks open their own window and report back to the payment window.
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
  // The old XSS filter was itself a vulnerability.
  'x-xss-protection': '0',
});

/** Before every other hook, because hooks may respond too. */
export function useSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
