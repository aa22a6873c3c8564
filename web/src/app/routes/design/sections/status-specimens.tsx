import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import {
  type StatusFamily,
  type StatusName,
  statusFamilies,
  statusTable,
} from '../../../../shared/ui/status/status-table.ts';
import classes from './status-specimens.module.css';

const isStatusName = (name: string): name is StatusName => name in statusTable;

const namesOf = (family: StatusFamily): StatusName[] =>
  Object.keys(statusTable)
    .filter(isStatusName)
    .filter((name) => statusTable[name].family === family);

export function StatusSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.families}>
      {statusFamilies.map((family) => (
        <div key={family} className={classes.family}>
          <div>
            <h3 className={classes.name}>{t(`families.${family}`)}</h3>
            <p className={classes.use}>{t(`families.${family}Use`)}</p>
          </div>
          <div>
            <div className={classes.chips}>
              {namesOf(family).map((name) => (
                <Status key={name} name={name} />
              ))}
            </div>
            <div className={classes.plain}>
              {namesOf(family).map((name) => (
                <Status key={name} name={name} variant="plain" />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
