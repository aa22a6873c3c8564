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

const partnerKey = 'callboard-partner';
const signedCode = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** From a partner's link, for this visit only. */
export function storePartnerCode(code: string): void {
  if (code.length > 2000 || !signedCode.test(code)) return;
  try {
    window.sessionStorage.setItem(partnerKey, code);
  } catch {
    // Storage may be blocked. Sign-up works without it.
  }
}

export function storedPartnerCode(): string | undefined {
  try {
    return window.sessionStorage.getItem(partnerKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function clearPartnerCode(): void {
  try {
    window.sessionStorage.removeItem(partnerKey);
  } catch {
    // Nothing was stored then.
  }
}
