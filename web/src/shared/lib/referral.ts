const referralKey = 'callboard-ref';
const longestReferral = 80;

/** Letters, digits and the marks that codes are made of. Anything else was not made by us. */
const plain = /^[\w.~-]+$/;

/** The referral that the text names, or nothing. */
export function readReferral(text: string | null): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed.length <= longestReferral && plain.test(trimmed) ? trimmed : undefined;
}

/** Kept until the person signs up, be it days later. */
export function storeReferral(referral: string): void {
  try {
    window.localStorage.setItem(referralKey, referral);
  } catch {
    // Storage may be forbidden; signing up works without a referral.
  }
}

/** Who sent this visitor, for the sign-up calls. */
export function storedReferral(): string | undefined {
  try {
    return readReferral(window.localStorage.getItem(referralKey));
  } catch {
    return undefined;
  }
}

/** Once somebody has signed up with it. */
export function clearReferral(): void {
  try {
    window.localStorage.removeItem(referralKey);
  } catch {
    // Nothing was kept then.
  }
}
