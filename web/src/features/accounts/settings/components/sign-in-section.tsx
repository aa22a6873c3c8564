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
  readSignInMethodsAgain,
  readUserRecordAgain,
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
import passwordRowClasses from './settings-row.module.css';
import { MethodRow } from './sign-in-method-row.tsx';

/** Something that is done only after its owner has shown who they are. */
function useProof(act: (proof: ProofBody) => Promise<void>) {
  const { t } = useTranslation('settings');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const confirm = async (proof: ProofBody) => {
    if (isBusy) return;
    setIsBusy(true);
    setFault(undefined);
    try {
      await act(proof);
      setIsAsked(false);
    } catch (error) {
      const trouble = readRequestError(error);
      const isPassword = trouble.fields.some(({ field }) => field === 'current_password');
      setFault(isPassword ? t('password.wrong') : errorText(t, trouble));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    ask: () => {
      setFault(undefined);
      setIsAsked(true);
    },
    dialog: {
      opened: isAsked,
      fault,
      isSaving: isBusy,
      onConfirm: (proof: ProofBody) => void confirm(proof),
      onClose: () => setIsAsked(false),
    },
  };
}

function usePasswordWords(): string {
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
  const words = usePasswordWords();
  return (
    <div className={passwordRowClasses.row}>
      <span className={passwordRowClasses.icon}>
        <Lock size={20} aria-hidden />
      </span>
      <div className={passwordRowClasses.what}>
        <b>{t('password.title')}</b>
        <small>{words}</small>
      </div>
      <span className={passwordRowClasses.end}>
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

/** Removing a method, or connecting GitHub: both after the owner has shown who they are. */
function useMethodActions(userId: number) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<RemovableMethod | 'connect'>('mobile');

  const remove = async (method: RemovableMethod, proof: ProofBody) => {
    await sendRemoveMethod(userId, method, proof);
    toast(t('signIn.removed', { method: t(`signIn.names.${method}`) }));
    await readSignInMethodsAgain(client);
    await readUserRecordAgain(client, userId).catch(() => undefined);
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
      proof.ask();
    },
  };
}

/** Says once how it went at GitHub, and takes it out of the address. */
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
