import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './method-list.module.css';

/** Sign-in methods with their masked addresses. */
export function MethodList({ title, methods }: { title: string; methods: readonly NamedMethod[] }) {
  const { t } = useTranslation('auth');
  if (methods.length === 0) return null;
  return (
    <div className={classes.methods}>
      <p className={classes.title}>{title}</p>
      <ul>
        {methods.map(({ method, address }) => (
          <li key={method}>
            {t(`methodNames.${method}`)}
            {address !== null && ` ${address}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
