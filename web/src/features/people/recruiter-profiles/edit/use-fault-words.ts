import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type Faults, firstYear } from './draft-faults.ts';

/** What to say under a field; the server's own words where it was the server that refused. */
export function useFaultWords(faults: Faults): (field: string) => string | undefined {
  const { t } = useTranslation('recruiterProfile');
  return (field) => {
    const fault = faults.get(field);
    if (fault === undefined || typeof fault === 'string') return fault;
    if (fault.fault === 'tooLong') return t('edit.faults.tooLong', { count: fault.over });
    if (fault.fault === 'year')
      return t('edit.faults.year', { first: firstYear, last: new Date().getFullYear() });
    return t(`edit.faults.${fault.fault}`);
  };
}
