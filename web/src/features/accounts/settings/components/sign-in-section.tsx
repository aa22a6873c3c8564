import type { SignInMethod } from '@callboard/contract/accounts/sign-in-methods';
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { readSignInProviders } from '../../../../shared/lib/sign-in-providers.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  type ProofBody,
  type RemovableMethod,
  refetchUserRecord,
  refreshSignInMethods,
  sendConnectGithub,
  sendRemoveMethod,
  useSignInMethods,
} from '../api.ts';
import { errorText } from '../model/error-text.ts';
import { useSettings } from '../model/settings-context.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { Section } from './section.tsx';
import classes from './sessions-section.module.css';
import rowClasses from './settings-row.module.css';
import { MethodRow } from './sign-in-method-row.tsx';

/** An action that needs the person's password or a code first. */
function useProof(act: (proof: ProofBody) => Promise<void>) {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async (proof: ProofBody) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await act(proof);
      setIsOpen(false);
    } catch (failure) {
      const requestError = readRequestError(failure);
      const isPassword = requestError.fields.some(({ field }) => field === 'current_password');
      setError(isPassword ? t('password.wrong') : errorText(t, requestError));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    open: () => {
      setError(undefined);
      setIsOpen(true);
    },
    dialog: {
      opened: isOpen,
      error,
      isSaving: isBusy,
      onConfirm: (proof: ProofBody) => void confirm(proof),
      onClose: () => setIsOpen(false),
    },
  };
}

function usePasswordText(): string {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  if (!record.has_password) return t('password.none');
  return record.password_changed_at === null
    ? t('password.unchanged')
    : t('password.changed', { date: formatDate(record.password_changed_at) });
}

function PasswordRow() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const text = usePasswordText();
  return (
    <div className={rowClasses.row}>
      <span className={rowClasses.icon}>
        <Lock size={20} aria-hidden />
      </span>
      <div className={rowClasses.what}>
        <b>{t('password.title')}</b>
        <small>{text}</small>
      </div>
      <span className={rowClasses.end}>
        <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
          {t(record.has_password ? 'password.change' : 'password.set')}
        </Button>
      </span>
      <ChangePasswordDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

const notConnected: SignInMethod = {
  method: 'github',
  address: null,
  is_verified: false,
  pending: null,
  since: null,
  can_remove: false,
};

/** Removing a method or connecting GitHub. Both need proof first. */
function useMethodActions(userId: number) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<RemovableMethod | 'connect'>('mobile');

  const remove = async (method: RemovableMethod, proof: ProofBody) => {
    await sendRemoveMethod(userId, method, proof);
    toast(t('signIn.removed', { method: t(`signIn.names.${method}`) }));
    await refreshSignInMethods(client);
    await refetchUserRecord(client, userId).catch(() => undefined);
    await session.refreshUser().catch(() => undefined);
  };
  const connect = async (proof: ProofBody) => {
    const { url } = await sendConnectGithub(userId, proof);
    window.location.assign(url);
  };
  const proof = useProof((body) => (chosen === 'connect' ? connect(body) : remove(chosen, body)));
  return {
    chosen,
    dialog: proof.dialog,
    choose: (action: RemovableMethod | 'connect') => {
      setChosen(action);
      proof.open();
    },
  };
}

/** Shows the outcome from GitHub once and removes it from the address. */
function useReturnFromGithub() {
  const { t } = useTranslation('settings');
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('github');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'connected') toast(t('signIn.githubConnected'));
    else toast(t('signIn.githubNotConnected'), { severity: 'error' });
    setSearch({}, { replace: true });
  }, [outcome, setSearch, t]);
}

const MethodsSkeleton = () => (
  <div className={classes.placeholder}>
    <Skeleton width="2.5rem" height="2.5rem" />
    <SkeletonText lines={2} />
  </div>
);

export function SignInSection() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const query = useSignInMethods(record.user_id);
  const { chosen, dialog, choose } = useMethodActions(record.user_id);
  useReturnFromGithub();
  return (
    <Section id="sign-in" title={t('sections.sign-in')} aside={t('signIn.aside')}>
      <QueryState query={query} thing={t('signIn.thing')} level={3} waiting={<MethodsSkeleton />}>
        {({ results }) => (
          <ul className={classes.list} aria-label={t('sections.sign-in')}>
            {results.map((one) => (
              <MethodRow key={one.method} method={one} onRemove={choose} />
            ))}
            {readSignInProviders().github && !results.some(({ method }) => method === 'github') && (
              <MethodRow method={notConnected} onConnect={() => choose('connect')} />
            )}
          </ul>
        )}
      </QueryState>
      <PasswordRow />
      <ProofDialog
        {...dialog}
        lead={
          chosen === 'connect'
            ? t('signIn.connectLead')
            : t('signIn.removeLead', { method: t(`signIn.names.${chosen}`) })
        }
      />
    </Section>
  );
}
