import { request } from 'node:http';
import { resumableUploadsPath } from '@callboard/contract/people/gallery';

type Headers = Record<string, string>;
const version = { 'tus-resumable': '1.0.0' };
const inBase64 = (value: string) => Buffer.from(value).toString('base64');

export interface Announced {
  readonly kind?: string;
  readonly filetype?: string;
  readonly filename?: string;
  readonly length?: number | string;
}

/** Speaks to the uploads of a server that listens, as a browser does; and breaks off, as a thin line does. */
export const tusClient = (url: string, headers: Headers) => {
  const call = (method: string, path: string, more: Headers = {}, body?: Buffer) =>
    fetch(url + path, {
      method,
      headers: { ...version, ...headers, ...more },
      ...(body && { body: new Uint8Array(body) }),
    });
  const piece = (offset: number) => ({
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  });

  return {
    announce: (
      { kind = 'video', filetype = 'video/mp4', filename = 'reel', length = 100 }: Announced,
      firstPiece?: Buffer,
    ) => {
      const metadata = Object.entries({ kind, filetype, filename });
      const announced = {
        'upload-length': String(length),
        'upload-metadata': metadata.map(([name, value]) => `${name} ${inBase64(value)}`).join(','),
      };
      const { 'content-type': type } = piece(0);
      return call(
        'POST',
        resumableUploadsPath,
        firstPiece ? { ...announced, 'content-type': type } : announced,
        firstPiece,
      );
    },
    ask: (location: string) => call('HEAD', location),
    stop: (location: string) => call('DELETE', location),
    send: (location: string, offset: number, bytes: Buffer) => call('PATCH', location, piece(offset), bytes),
    /** Promises all of the bytes, sends only some, and waits until somebody breaks the line. */
    sendPart: (location: string, offset: number, bytes: Buffer, promised: number) => {
      const line = request(url + location, {
        method: 'PATCH',
        headers: { ...version, ...headers, ...piece(offset), 'content-length': promised },
      });
      line.on('error', () => undefined);
      line.write(bytes);
      return { breakOff: () => line.destroy() };
    },
  };
};

export const offsetOf = (response: Response) => Number(response.headers.get('upload-offset'));
