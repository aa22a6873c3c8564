import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/lib/paths.ts';
import { session, useSession } from '../../shared/lib/session/index.ts';
import { Button, ButtonAnchor } from '../../shared/ui/button/button.tsx';
import { Curtain } from '../../shared/ui/curtain/curtain.tsx';
import { useReducedMotion } from '../../shared/ui/theme/use-media-query.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './curtain-gate.module.css';
import { sendForMemberActions } from './header/late-member-actions.tsx';

/** These show themselves at once, to whomever it may be. */
const withoutCurtain = [paths.home(), paths.talentLanding()];

const quickAnswer = 250;
const opensQuickly = 300;
const opens = 900;
const fades = 200;

function NoAnswer() {
  const { t } = useTranslation('shell');
  return (
    <main className={classes.trouble}>
      <div role="alert">
        <h1>{t('curtain.title')}</h1>
        <p>{t('curtain.text')}</p>
      </div>
      <div className={classes.ways}>
        <Button onClick={session.retry}>{t('retry')}</Button>
        <ButtonAnchor href={paths.home()} variant="outline">
          {t('curtain.home')}
        </ButtonAnchor>
      </div>
    </main>
  );
}

/** True until the opening curtain has gone. */
function useOpening(isClosed: boolean) {
  const closedAt = useRef<number>(undefined);
  const [opening, setOpening] = useState<{ isQuick: boolean }>();
  const isStill = useReducedMotion();

  useEffect(() => {
    if (isClosed) {
      closedAt.current = performance.now();
      return;
    }
    if (closedAt.current === undefined) return;
    const isQuick = performance.now() - closedAt.current < quickAnswer;
    closedAt.current = undefined;
    if (isStill) return;
    setOpening({ isQuick });
    const timer = setTimeout(() => setOpening(undefined), (isQuick ? opensQuickly : opens) + fades);
    return () => clearTimeout(timer);
  }, [isClosed, isStill]);

  return opening;
}

/** The page waits behind the curtain until it is known who is there. */
export function CurtainGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { status, isRestoring, isUnreachable } = useSession();
  const { pathname } = useLocation();
  const isClosed = status === 'unloaded' && isRestoring && !withoutCurtain.includes(pathname);
  const opening = useOpening(isClosed);
  useEffect(() => {
    if (isRestoring) sendForMemberActions();
  }, [isRestoring]);

  if (isClosed) {
    return (
      <Curtain state="closed">
        {isUnreachable ? <NoAnswer /> : <VisuallyHidden role="status">{t('curtain.opening')}</VisuallyHidden>}
      </Curtain>
    );
  }
  return (
    <>
      {children}
      {opening && <Curtain state="opening" isQuick={opening.isQuick} />}
    </>
  );
}
