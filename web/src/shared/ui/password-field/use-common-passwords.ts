import { useCallback, useState } from 'react';

/** The list comes when somebody starts on a password: nobody else needs its 18 kB. */
export function useCommonPasswords() {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const load = useCallback(() => {
    import('@callboard/contract/accounts/common-passwords').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      // Without the list the server still says no to what is on it.
      () => undefined,
    );
  }, []);
  return { common, load };
}
