const megabyte = 1024 * 1024;

export interface Allowance {
  /** Bytes announced, uploading or in quarantine. */
  readonly waitingBytes: number;
  readonly waitingFiles: number;
  /** Pending and stored bytes together. */
  readonly totalBytes: number;
}

/**
 * Unverified: neither email nor mobile number is verified. New: not published, or a company that is not
 * verified. A video has up to 500 MB, so a new account has room for one.
 */
const allowances = {
  unverified: { waitingBytes: 50 * megabyte, waitingFiles: 12, totalBytes: 100 * megabyte },
  new: { waitingBytes: 600 * megabyte, waitingFiles: 60, totalBytes: 1200 * megabyte },
  established: { waitingBytes: 1600 * megabyte, waitingFiles: 240, totalBytes: 4096 * megabyte },
} as const satisfies Record<string, Allowance>;
export type AccountLevel = keyof typeof allowances;

export interface AccountFacts {
  readonly isReachable: boolean;
  readonly isPublished: boolean;
  readonly isVerifiedCompany: boolean;
}

export const accountLevel = ({ isReachable, isPublished, isVerifiedCompany }: AccountFacts): AccountLevel => {
  if (!isReachable) return 'unverified';
  return isPublished || isVerifiedCompany ? 'established' : 'new';
};

export interface StorageUse {
  readonly waitingBytes: number;
  readonly waitingFiles: number;
  readonly storedBytes: number;
}

const bytesLeft = (allowance: Allowance, use: StorageUse) =>
  Math.max(
    0,
    Math.min(
      allowance.waitingBytes - use.waitingBytes,
      allowance.totalBytes - use.waitingBytes - use.storedBytes,
    ),
  );

const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;

const limitTexts: Readonly<Record<AccountLevel, (left: string) => string>> = {
  unverified: (left) =>
    `You have ${left} left for uploads. Verify your email or mobile number to get more room.`,
  new: (left) =>
    `You have ${left} left for uploads. Remove something, or save what you’ve already sent, and try again.`,
  established: (left) =>
    `You have ${left} left for uploads. Remove something, or save what you’ve already sent, and try again.`,
};

export type Decision =
  | { readonly left: number }
  | { readonly left: number /** As a text for the account's owner. */; readonly error: string };

/** Whether files of these sizes may be announced, and how many bytes are left afterwards. */
export function decideUploads(level: AccountLevel, use: StorageUse, sizes: readonly number[]): Decision {
  const allowance = allowances[level];
  const left = bytesLeft(allowance, use);
  const requested = sizes.reduce((sum, bytes) => sum + bytes, 0);
  if (use.waitingFiles + sizes.length > allowance.waitingFiles) {
    const error = 'Too many uploads are waiting. Save or cancel some, or try again in an hour.';
    return { left, error };
  }
  if (requested > left) return { left, error: limitTexts[level](inMegabytes(left)) };
  return { left: left - requested };
}
