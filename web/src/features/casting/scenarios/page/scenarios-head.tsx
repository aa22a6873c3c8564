import { maxScenarios } from '@callboard/contract/casting/scenario-counting';
import type { ScenarioPage } from '@callboard/contract/casting/scenarios';
import { formatDayMonth } from '@callboard/contract/short-dates';
import { ArrowLeft, CopyPlus, Pencil, Plus, Share, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../../shared/lib/paths.ts';
import { useShownHeading } from '../../../../shared/lib/shown-heading.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { ClientLinksDialog } from '../../client-links/index.ts';
import { letterOf } from '../model/cast-view.ts';
import { useScenarioActions } from '../model/use-scenario-actions.ts';
import classes from './scenarios-head.module.css';
import { useViewSearch } from './view-search.ts';

const { Component: BudgetDialog } = lazyComponent(() => import('../dialogs/budget-dialog.tsx'));

interface ScenariosHeadProps {
  page: ScenarioPage;
  canEdit: boolean;
  isEmpty: boolean;
}

function useNewScenario({ project_id, scenarios }: ScenarioPage): MenuAction[] {
  const { t } = useTranslation('scenarios');
  const { add } = useScenarioActions(project_id);
  const [search, change] = useViewSearch();
  const [first] = scenarios;
  const copied = scenarios.find(({ id }) => id === search.scenario) ?? first;
  const make = (name: string, from: Parameters<typeof add>[1] = {}) => {
    if (scenarios.length >= maxScenarios) {
      toast(t('add.full', { most: maxScenarios }), { severity: 'error' });
      return;
    }
    add(name, from, ({ id }) => change({ scenario: id }));
  };
  const menu: (MenuAction | undefined)[] = [
    copied && {
      key: 'copy',
      label: t('add.copy', { letter: letterOf(scenarios.indexOf(copied)) }),
      icon: CopyPlus,
      onChoose: () => make(t('add.copyName', { name: copied.name }), { copy_of: copied.id }),
    },
    {
      key: 'furthest',
      label: t('add.furthest'),
      icon: Users,
      onChoose: () =>
        make(t('add.furthestName', { date: formatDayMonth(dayInIndia(new Date())) }), {
          from_furthest: true,
        }),
    },
    {
      key: 'blank',
      label: t('add.blank'),
      icon: Plus,
      onChoose: () => make(t('add.blankName', { letter: letterOf(scenarios.length) })),
    },
  ];
  return menu.filter((one) => one !== undefined);
}

function Budget({ page, canEdit }: Pick<ScenariosHeadProps, 'page' | 'canEdit'>) {
  const { t } = useTranslation('scenarios');
  const [isOpen, setIsOpen] = useState(false);
  const { cast_budget_paise: budget } = page;
  const is = budget === null ? t('budget.none') : t('budget.is', { amount: formatRupees(budget) });
  return (
    <>
      {canEdit ? (
        <button
          type="button"
          className={classes.budget}
          aria-label={budget === null ? t('budget.set') : `${is}. ${t('budget.change')}`}
          onClick={() => setIsOpen(true)}
        >
          {budget === null ? t('budget.set') : is}
          <Pencil size={14} aria-hidden />
        </button>
      ) : (
        <span>{is}</span>
      )}
      {isOpen && (
        <BudgetDialog projectId={page.project_id} budget={budget} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** The title, the budget, and what is done with scenarios as a whole. */
export function ScenariosHead({ page, canEdit, isEmpty }: ScenariosHeadProps) {
  const { t } = useTranslation('scenarios');
  const line = useShownHeading(t('title'));
  const [search, change] = useViewSearch();
  const menu = useNewScenario(page);
  const [isSharing, setIsSharing] = useState(false);
  const all = page.scenarios.map(({ id }) => id);
  const shared = search.scenario !== undefined && all.includes(search.scenario) ? [search.scenario] : all;
  return (
    <header className={classes.head}>
      <Link className={classes.back} to={paths.board(page.project_id)}>
        <ArrowLeft size={16} aria-hidden />
        {t('back', { project: page.title })}
      </Link>
      <div className={classes.line} ref={line}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.about}>
          <span>{t('characters', { count: page.characters.length })}</span>
          <Budget page={page} canEdit={canEdit} />
        </p>
        {!isEmpty && (
          <div className={classes.tools}>
            {page.scenarios.length > 1 && (
              <Toggle
                label={t('showDifferences')}
                checked={search.showsDifferences}
                onChange={(event) => change({ showsDifferences: event.currentTarget.checked })}
              />
            )}
            <Button
              variant="outline"
              leftSection={<Share size={17} aria-hidden />}
              onClick={() => setIsSharing(true)}
            >
              {t('showToClients')}
            </Button>
            {canEdit && (
              <ActionMenu actions={menu}>
                <Button variant="outline" leftSection={<CopyPlus size={17} aria-hidden />}>
                  {t('add.action')}
                </Button>
              </ActionMenu>
            )}
          </div>
        )}
      </div>
      {isSharing && (
        <ClientLinksDialog
          projectId={page.project_id}
          scenarioIds={shared}
          canEdit={canEdit}
          onClose={() => setIsSharing(false)}
        />
      )}
    </header>
  );
}
