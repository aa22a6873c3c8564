import { randomUUID } from 'node:crypto';

/** File types by the extension of their key. */
const contentTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  mp4: 'video/mp4',
  webm: 'video/webm',
  weba: 'audio/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  zip: 'application/zip',
  bin: 'application/octet-stream',
} as const;

export type FileEnding = keyof typeof contentTypes;

const keyPattern = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;

const isFileEnding = (ending: string): ending is FileEnding => Object.hasOwn(contentTypes, ending);

const endings = new Map(Object.entries(contentTypes).map(([ending, type]) => [String(type), ending]));

/** The ending of a file of this type. Throws for one we do not keep. */
export const endingOf = (contentType: string): FileEnding => {
  const ending = endings.get(contentType);
  if (!ending || !isFileEnding(ending)) throw new Error(`No extension for ${contentType}`);
  return ending;
};

/** Uploads wait here until checked. Never served. */
export const quarantine = 'quarantine';
/** Encrypted ID proofs. Never served. */
export const identityArea = 'identity';

const closedAreas = [quarantine, identityArea];
export const isClosed = (key: string) => closedAreas.some((area) => key.startsWith(`${area}/`));

/** An unguessable key in an area of the storage. */
export const makeKey = (area: string, ending: FileEnding) => {
  const id = randomUUID();
  return `${area}/${id.slice(0, 2)}/${id}.${ending}`;
};

/** The key of a derived file, computed from the original key. */
export const makeKeyBeside = (key: string, area: string, name: string, ending: FileEnding) => {
  contentTypeOf(key);
  const [folder = '', file = ''] = key.split('/').slice(-2);
  return `${area}/${folder}/${file.slice(0, file.lastIndexOf('.'))}-${name}.${ending}`;
};

/** Throws for keys we would not have made, so no key points outside the storage. */
export const contentTypeOf = (key: string) => {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  if (!keyPattern.test(key) || !isFileEnding(ending)) throw new Error('Not a storage key');
  return contentTypes[ending];
};

/** Headers take plain ASCII names; others use the extended form. */
export const attachmentNamed = (name: string, as: 'saved' | 'shown' = 'saved') => {
  const how = as === 'shown' ? 'inline' : 'attachment';
  if (/^[\w.-]{1,100}$/.test(name)) return `${how}; filename="${name}"`;
  if (!/^[^\p{Cc}/\\]{1,120}$/u.test(name)) throw new Error('Not a name to save a file as');
  const plain = `file-${name.replace(/[^\w.-]+/g, '-')}`.replace(/-+/g, '-').slice(-100);
  const long = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${long}`;
};

export const isKey = (key: string) => {
  try {
    return Boolean(contentTypeOf(key));
  } catch {
    return false;
  }
};
