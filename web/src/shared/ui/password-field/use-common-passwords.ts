import { useCallback, useState } from 'react';

/** Loads the 18 kB list when a password field is focused. */
export function useCommonPasswords() {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const load = useCallback(() => {
    import('@callboard/contract/accounts/common-passwords').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      // Without the list the server still rejects common passwords.
      () => undefined,
    );
  }, []);
  return { common, load };
}
