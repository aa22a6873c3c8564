import { authorisedFetch } from '../../../../shared/lib/session/index.ts';

/** How many bytes of a film or recording the server has; nothing when it knows of none at this address. */
export async function askReelOffset(url: string): Promise<number | undefined> {
  const response = await authorisedFetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  if (response.status === 404 || response.status === 410) return undefined;
  const offset = Number(response.headers.get('upload-offset') ?? Number.NaN);
  if (!response.ok || Number.isNaN(offset))
    throw new Error(`The upload was answered with ${response.status}`);
  return offset;
}
