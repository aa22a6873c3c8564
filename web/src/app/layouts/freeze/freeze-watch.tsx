import { useEffect, useState } from 'react';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';

const { Component: FreezeDialog } = lazyComponent(() => import('./freeze-dialog.tsx'));

const appearsAfter = 2000;

/** Shows the freeze dialog each time the flag turns on. */
export function FreezeWatch() {
  const { user } = useSession();
  const isFrozen = user?.isFreezed === true;
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isFrozen) return;
    const timer = setTimeout(() => setIsShown(true), appearsAfter);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isFrozen]);

  if (!user || !isShown) return null;
  return <FreezeDialog userType={user.user_type} onDismiss={() => setIsShown(false)} />;
}
