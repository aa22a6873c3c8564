import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/lib/paths.ts';
import { AuthPopup } from './auth-popup.tsx';
import { CurtainGate } from './curtain-gate.tsx';
import { Footer } from './footer/footer.tsx';
import { FreezeWatch } from './freeze/freeze-watch.tsx';
import { Header } from './header/header.tsx';
import { useLiveWatch } from './live-watch.ts';
import { MessagesParts } from './messages-parts.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { QuestionPopup } from './question-popup.tsx';
import { SessionNotices } from './session-notices.tsx';
import classes from './shell.module.css';
import { TalentPopups } from './talent-popups.tsx';
import { useFreshAnswers } from './use-fresh-answers.ts';
import { useReferral } from './use-referral.ts';

const contentId = 'content';

const withoutFooter = [paths.dashboard(), paths.messages()];

/** The frame that every page lives in. */
export function Shell({ isWorkshop }: { isWorkshop: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  useReferral();
  useFreshAnswers();
  useLiveWatch();
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
          {!withoutFooter.includes(pathname) && <Footer isWorkshop={isWorkshop} />}
          <FreezeWatch />
          <AuthPopup />
          <TalentPopups />
          <QuestionPopup />
          <MessagesParts />
        </div>
      </CurtainGate>
      <NavigationAnnouncer />
      <SessionNotices />
      <ScrollRestoration />
    </>
  );
}
