import { githubSignIn } from '@callboard/contract/accounts/calls';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { keptReferral } from '../../../../shared/lib/referral.ts';
import { readSignInWays } from '../../../../shared/lib/sign-in-ways.ts';
import { ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { GithubMark } from './github-mark.tsx';
import classes from './other-ways.module.css';

function githubAddress(kind: 1 | 2 | undefined): string {
  const ref = keptReferral();
  const search = new URLSearchParams(kind && { user_type: String(kind), ...(ref && { ref }) });
  return search.size > 0 ? `${githubSignIn.path}?${search}` : githubSignIn.path;
}

interface OtherWaysProps {
  /** Signing up tells the side; signing in finds the account whatever its side. */
  kind?: 1 | 2 | undefined;
  onFollow?: (event: MouseEvent) => void;
}

/** Nothing at all where no other house vouches for people. */
export function OtherWays({ kind, onFollow }: OtherWaysProps) {
  const { t } = useTranslation('auth');
  if (!readSignInWays().github) return null;
  return (
    <>
      <p className={classes.or}>{t('or')}</p>
      <ButtonAnchor
        className={classes.way}
        href={githubAddress(kind)}
        {...(onFollow && { onClick: onFollow })}
        variant="outline"
        fullWidth
        leftSection={<GithubMark />}
      >
        {t('github')}
      </ButtonAnchor>
    </>
  );
}
