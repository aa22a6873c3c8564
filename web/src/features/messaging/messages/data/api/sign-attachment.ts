import { fileTypes, signAttachment } from '@callboard/contract/messaging/messages';
import { photoTypes, type UploadGrant } from '@callboard/contract/people/media';
import { api } from '../../../../../shared/lib/api.ts';

const types = [...photoTypes, ...fileTypes];

interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** An address that takes exactly this file. */
export async function askForAddress(file: FileToSend, signal: AbortSignal): Promise<UploadGrant> {
  const fileType = types.find((type) => type === file.type);
  if (!fileType) throw new Error(`A file of type ${file.type} cannot be sent`);
  return api(signAttachment, { body: { fileName: file.name, fileType, fileSize: file.size } }, { signal });
}
