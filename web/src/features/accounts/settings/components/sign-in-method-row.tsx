import type { SignInMethod } from '@callboard/contract/accounts/sign-in-methods';
import { AtSign, CodeXml, type LucideIcon, Smartphone, SquareUser } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import type { RemovableMethod } from '../api.ts';
import classes from './settings-row.module.css';

const icons: Record<SignInMethod['method'], LucideIcon> = {
  email: AtSign,
  mobile: Smartphone,
  github: CodeXml,
  instagram: SquareUser,
};

const shownAddress = ({ method, address }: SignInMethod) =>
  address !== null && method === 'mobile' ? formatMobile(address) : address;

interface MethodRowProps {
  method: SignInMethod;
  onRemove?: (method: RemovableMethod) => void;
  onConnect?: () => void;
}

function useStatusText({ method, address, is_verified, since }: SignInMethod): string {
  const { t } = useTranslation('settings');
  if (is_verified && since !== null) return t('signIn.since', { date: formatDate(since) });
  if (method === 'email' && address !== null) return t('signIn.unverifiedEmail');
  return t(address === null ? 'signIn.none' : 'signIn.contactOnly');
}

/** Addresses are edited in the fields above, where their code is entered too. */
export function MethodRow({ method: one, onRemove, onConnect }: MethodRowProps) {
  const { t } = useTranslation('settings');
  const { method, can_remove, is_verified } = one;
  const state = useStatusText(one);
  const Icon = icons[method];
  const name = t(`signIn.names.${method}`);
  const address = shownAddress(one);
  const isAddress = method === 'email' || method === 'mobile';
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.what}>
        <b>{name}</b>
        {address !== null && <small>{address}</small>}
      </div>
      <span className={classes.aside}>{state}</span>
      <span className={classes.end}>
        {can_remove && method !== 'email' && onRemove && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('signIn.removeOne', { method: name })}
            onClick={() => onRemove(method)}
          >
            {t('signIn.remove')}
          </Button>
        )}
        {!can_remove && isAddress && (
          <ButtonLink
            to={{ hash: 'you' }}
            replace
            size="sm"
            variant="outline"
            aria-label={t('signIn.editOne', { method: name })}
          >
            {t(is_verified || address !== null ? 'signIn.edit' : 'signIn.add')}
          </ButtonLink>
        )}
        {onConnect && (
          <Button size="sm" variant="outline" onClick={onConnect}>
            {t('signIn.connect')}
          </Button>
        )}
      </span>
    </li>
  );
}
