import { applicationReview } from '../../../../shared/i18n/en/application-review.ts';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';

type Condition = keyof typeof applicationReview.conditions;

const isKnown = (condition: string): condition is Condition =>
  Object.hasOwn(applicationReview.conditions, condition);

/** A condition of a later version is shown as it is called. */
export const conditionName = (condition: string, t: TFunction<'applicationReview'>): string =>
  isKnown(condition)
    ? t(`conditions.${condition}`)
    : condition.charAt(0).toUpperCase() + condition.slice(1).replaceAll('_', ' ');
