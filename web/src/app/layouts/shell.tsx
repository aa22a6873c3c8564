import { userTypes } from '@callboard/contract/accounts/user-types';
import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { matchPath, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { closeQuestion, useQuestionRequest } from '../../features/casting/availability-checks/index.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { logProblem } from '../../shared/lib/log-problem.ts';
import { moduleOnDemand } from '../../shared/lib/module-on-demand.ts';
import { useHasOfflineNote } from '../../shared/lib/offline-note.ts';
import { paths } from '../../shared/lib/paths.ts';
import { readReferral, storePartnerCode, storeReferral } from '../../shared/lib/referral.ts';
import { onSessionEnd, session, useSession } from '../../shared/lib/session/index.ts';
import { useIsOnline } from '../../shared/lib/use-is-online.ts';
import { useOnceTrue } from '../../shared/lib/use-once-true.ts';
import { Button, ButtonAnchor } from '../../shared/ui/button/button.tsx';
import { Curtain } from '../../shared/ui/curtain/curtain.tsx';
import { useReducedMotion } from '../../shared/ui/theme/use-media-query.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden/visually-hidden.tsx';
import { AuthPopup } from './auth-popup.tsx';
import { Footer } from './footer/footer.tsx';
import { FreezeWatch } from './freeze/freeze-watch.tsx';
import { Header } from './header/header.tsx';
import { preloadMemberActions } from './header/lazy-member-actions.tsx';
import { useLiveWatch } from './live-watch.ts';
import { MessagesLayer } from './messages-layer.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import classes from './shell.module.css';
import { TalentPopups } from './talent-popups.tsx';

/** Shown right away, without waiting for the session. */
const withoutCurtain = [paths.home(), paths.talentLanding()];

const quickAnswer = 250;
const opensQuickly = 300;
const opens = 900;
const fades = 200;

function ServerUnreachable() {
  const { t } = useTranslation('shell');
  return (
    <main className={classes.unreachable}>
      <div role="alert">
        <h1>{t('curtain.title')}</h1>
        <p>{t('curtain.text')}</p>
      </div>
      <div className={classes.actions}>
        <Button onClick={session.retry}>{t('retry')}</Button>
        <ButtonAnchor href={paths.home()} variant="outline">
          {t('curtain.home')}
        </ButtonAnchor>
      </div>
    </main>
  );
}

/** True until the curtain is gone. */
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

/** Hides the page until the session is known. */
function CurtainGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { status, isRestoring, isUnreachable } = useSession();
  const { pathname } = useLocation();
  const isClosed = status === 'unloaded' && isRestoring && !withoutCurtain.includes(pathname);
  const opening = useOpening(isClosed);
  useEffect(() => {
    if (isRestoring) preloadMemberActions();
  }, [isRestoring]);

  if (isClosed) {
    return (
      <Curtain state="closed">
        {isUnreachable ? (
          <ServerUnreachable />
        ) : (
          <VisuallyHidden role="status">{t('curtain.opening')}</VisuallyHidden>
        )}
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

/**
 * Shown while offline, unless the page says so itself, or when the account could not be refreshed. Disappears by
 * itself.
 */
function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  const isSaidElsewhere = useHasOfflineNote();
  const { isUnreachable } = useSession();
  const isShown = isOnline ? isUnreachable : !isSaidElsewhere;
  return (
    <div role="status" className={classes.bannerSlot}>
      {isShown && (
        <p className={classes.banner}>
          <WifiOff size={17} aria-hidden />
          {isOnline ? t('unreachable') : t('offline')}
          {isOnline && (
            <button type="button" onClick={session.retry}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The link of a recruiter or a partner opens sign-up and is remembered. Partners send talents. */
function useReferral(): void {
  const { search, pathname } = useLocation();
  const arrival = useRef({ search, pathname });
  const { status, user } = useSession();
  const isGuest = status === 'loaded' && user === undefined;

  useEffect(() => {
    const query = new URLSearchParams(arrival.current.search);
    const [given, partner] = [query.get('ref'), query.get('partner')];
    if ((given === null && partner === null) || !isGuest) return;
    const isAuthPage = arrival.current.pathname.startsWith(paths.auth());
    arrival.current = { search: '', pathname: '' };
    const referral = readReferral(given);
    if (referral) storeReferral(referral);
    if (partner !== null) storePartnerCode(partner);
    if (!isAuthPage) openAuthDialog('sign-up', partner === null ? {} : { kind: userTypes.talent });
  }, [isGuest]);
}

const endedTexts = { expired: 'ended.expired', 'invalid-user-type': 'ended.invalidUserType' } as const;

/** Says why the session ended, unless the person signed out. */
function SessionNotices() {
  const { t } = useTranslation('shell');
  const { ended } = useSession();

  useEffect(() => {
    if (ended === undefined || ended === 'signed-out') return;
    const text = t(endedTexts[ended]);
    void import('../../shared/ui/toast/toast.ts').then(({ toast }) => toast(text, { severity: 'error' }));
  }, [ended, t]);

  return null;
}

/** Everything loaded as a guest is loaded again after signing in. */
function useRefetchOnSignIn(): void {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.user_id;
  const loadedAs = useRef(userId);

  useEffect(() => {
    if (userId !== undefined && userId !== loadedAs.current) void queryClient.invalidateQueries();
    loadedAs.current = userId;
  }, [userId, queryClient]);
}

const { Component: QuestionDialog } = lazyComponent(
  () => import('../../features/casting/availability-checks/question-dialog.tsx'),
);

/** Availability checks over any page. */
export function QuestionPopup() {
  const isLoaded = useOnceTrue(useQuestionRequest() !== undefined);
  useEffect(() => onSessionEnd(closeQuestion), []);
  return isLoaded ? <QuestionDialog /> : null;
}

const unsentApplications = moduleOnDemand(() => import('./unsent-applications.tsx'));

/** Shows nothing, so a page does not break where its script is lost: what waits goes on with the next page. */
function UnsentApplications() {
  const loaded = unsentApplications.useModule(true, (error) =>
    logProblem('Unsent applications are not looked for', error),
  );
  return loaded ? <loaded.default /> : null;
}

const contentId = 'content';

const withoutFooter = [paths.dashboard(), paths.messages()];

/** Read by people without an account, who are shown nothing of the application. */
const clientPages = [paths.sharedShortlist(':id'), paths.sharedProjectShortlists(':id')].map(
  decodeURIComponent,
);

export const isClientPage = (pathname: string): boolean =>
  clientPages.some((path) => matchPath(path, pathname) !== null);

/** A page by itself: no header, no footer, no popups. */
function BarePage() {
  return (
    <>
      <OfflineBanner />
      <main className={classes.main} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}

/** Header, footer and everything around a page. */
export function Shell({ hasDevPages }: { hasDevPages: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { user } = useSession();
  useReferral();
  useRefetchOnSignIn();
  useLiveWatch();
  if (isClientPage(pathname)) return <BarePage />;
  return (
    <>
      <CurtainGate>
        <div className={classes.shell} data-fills={pathname === paths.messages() || undefined}>
          <a className={classes.skip} href={`#${contentId}`}>
            {t('skipToContent')}
          </a>
          <OfflineBanner />
          <Header />
          <main className={classes.main} id={contentId} tabIndex={-1}>
            <Outlet />
          </main>
          {!withoutFooter.includes(pathname) && <Footer hasDevPages={hasDevPages} />}
          <FreezeWatch />
          <AuthPopup />
          <TalentPopups />
          <QuestionPopup />
          <MessagesLayer />
          {user?.user_type === 1 && <UnsentApplications />}
        </div>
      </CurtainGate>
      <NavigationAnnouncer />
      <SessionNotices />
      <ScrollRestoration />
    </>
  );
}
