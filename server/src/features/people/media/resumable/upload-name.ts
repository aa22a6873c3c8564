import { endingOf, makeKey, quarantine } from '../../../../platform/storage/keys.ts';

/** Longer names are not valid keys: see UploadKey in the contract. */
const namePattern = /^[0-9a-f]{8}-[0-9a-f-]{27}\.[a-z0-9]{3,4}$/;

/** The last part of an upload's URL. */
export const nameOfKey = (key: string) => key.slice(key.lastIndexOf('/') + 1);

/** The quarantine key of an upload; undefined for a name our servers did not issue. */
export const keyOfName = (name: string): string | undefined =>
  namePattern.test(name) ? `${quarantine}/${name.slice(0, 2)}/${name}` : undefined;

/** Callers send the name of a resumable upload or the full key of a direct one. */
export const toKey = (given: string): string => keyOfName(given) ?? given;

export const makeUploadKey = (area: string, contentType: string) => makeKey(area, endingOf(contentType));
