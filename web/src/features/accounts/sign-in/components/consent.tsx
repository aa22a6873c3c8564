import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import classes from './consent.module.css';

/** The papers open beside the form, so that nothing typed is left behind. */
function Paper({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a className={classes.paper} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

export function Consent() {
  const { t } = useTranslation('auth');
  return (
    <p className={classes.consent}>
      <Trans
        t={t}
        i18nKey="consent"
        components={{
          terms: <Paper href={paths.termsAndConditions()} />,
          privacy: <Paper href={paths.privacyPolicy()} />,
        }}
      />
    </p>
  );
}
