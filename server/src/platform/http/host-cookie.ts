import type { FastifyRequest } from 'fastify';

const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

interface CookieOptions {
  readonly name: string;
  /** The path, without the __Host- prefix. */
  readonly path: string;
  readonly isReadable?: boolean;
}

/**
 * Over https the __Host- prefix stops other hosts, including subdomains, from setting it. Such a cookie
 * cannot have a path.
 */
export function createHostCookie(publicUrl: string, { name, path, isReadable = false }: CookieOptions) {
  const isSafe = publicUrl.startsWith('https:');
  const hidden = isReadable ? '' : 'HttpOnly; ';
  const line = (named: string, place: string, value: string, maxAge: number) =>
    `${named}=${value}; Path=${place}; ${hidden}SameSite=Lax; Max-Age=${maxAge}${isSafe ? '; Secure' : ''}`;
  const own = isSafe ? `__Host-${name}` : name;
  return {
    read: (request: FastifyRequest) => readCookie(request, own),
    write: (value: string, maxAge: number) => line(own, isSafe ? '/' : path, value, maxAge),
    /** The old name without the prefix. */
    readEarlier: (request: FastifyRequest) => (isSafe ? readCookie(request, name) : undefined),
    clearEarlier: () => (isSafe ? [line(name, path, '', 0)] : []),
  };
}
