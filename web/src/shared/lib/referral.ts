const referralKey = 'callboard-ref';
const longestReferral = 80;

/** The characters of our referral codes. */
const plain = /^[\w.~-]+$/;

/** A valid referral, or undefined. */
export function readReferral(text: string | null): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed.length <= longestReferral && plain.test(trimmed) ? trimmed : undefined;
}

/** Stored until sign-up, even days later. */
export function storeReferral(referral: string): void {
  try {
    window.localStorage.setItem(referralKey, referral);
  } catch {
    // Storage may be blocked. Sign-up works without a referral.
  }
}

export function storedReferral(): string | undefined {
  try {
    return readReferral(window.localStorage.getItem(referralKey));
  } catch {
    return undefined;
  }
}

export function clearReferral(): void {
  try {
    window.localStorage.removeItem(referralKey);
  } catch {
    // Nothing was stored then.
  }
}
