import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';

/** A store that speaks S3, on this machine. */
export async function startS3Server(directory: string, bucket: string, allowMismatchedSignatures = false) {
  mkdirSync(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    allowMismatchedSignatures,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const address = await new Promise<AddressInfo>((resolve, reject) => {
    server.run((error, found) => (error ? reject(error) : resolve(found)));
  });
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
