import { githubSignIn } from '@callboard/contract/accounts/calls';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { apiUrl } from '../../../../shared/lib/api-url.ts';
import { storedReferral } from '../../../../shared/lib/referral.ts';
import { readSignInProviders } from '../../../../shared/lib/sign-in-providers.ts';
import { ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import classes from './github-button.module.css';

/** The icon set has no brand icons. */
function GithubIcon() {
  return (
    <svg
      width={19}
      height={19}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 19.5c-4 1.2-4-2-5.500-2.500M14.500 21.500v-3.300c0-1 .1-1.400-.5-2 2.800-.3 5.500-1.400 5.500-6a4.600 4.600 0 0 0-1.300-3.200 4.200 4.200 0 0 0-.1-3.200s-1.100-.3-3.500 1.300a12.300 12.300 0 0 0-6.200 0C6 3.500 4.900 3.800 4.900 3.800a4.200 4.200 0 0 0-.1 3.200A4.600 4.600 0 0 0 3.500 10.200c0 4.600 2.700 5.700 5.500 6-.6.600-.6 1.200-.5 2v3.300" />
    </svg>
  );
}

function githubUrl(kind: 1 | 2 | undefined): string {
  const ref = storedReferral();
  const search = new URLSearchParams(kind && { user_type: String(kind), ...(ref && { ref }) });
  return apiUrl(search.size > 0 ? `${githubSignIn.path}?${search}` : githubSignIn.path);
}

interface GithubButtonProps {
  /** Only when signing up: signing in finds the account of either kind. */
  kind?: 1 | 2 | undefined;
  onClick?: (event: MouseEvent) => void;
}

export function GithubButton({ kind, onClick }: GithubButtonProps) {
  const { t } = useTranslation('auth');
  if (!readSignInProviders().github) return null;
  return (
    <>
      <p className={classes.or}>{t('or')}</p>
      <ButtonAnchor
        className={classes.button}
        href={githubUrl(kind)}
        {...(onClick && { onClick })}
        variant="outline"
        fullWidth
        leftSection={<GithubIcon />}
      >
        {t('github')}
      </ButtonAnchor>
    </>
  );
}
