import { Bookmark, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Card, Columns, Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { Popover } from '../../../../shared/ui/popover/popover.tsx';
import { SearchChips } from '../../../../shared/ui/search-field/search-chips.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Specimen } from '../specimen-section.tsx';

function Fields() {
  const { t } = useTranslation('design');
  const [day, setDay] = useState('2026-11-16');
  const [chosen, setChosen] = useState<number[]>([1]);
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  const options = [t('controls.hindi'), t('controls.tamil'), t('controls.bengali')].map((name, at) => ({
    id: at + 1,
    name,
  }));
  return (
    <Columns gap={4}>
      <DateField label={t('controls.date')} value={day} onChange={setDay} />
      <SearchChips
        label={t('controls.languages')}
        options={options}
        value={chosen}
        onChange={setChosen}
        most={3}
      />
      <SegmentSwitch
        label={t('controls.unit')}
        value={unit}
        onChange={setUnit}
        options={[
          { value: 'cm', label: 'cm' },
          { value: 'in', label: 'in' },
        ]}
      />
    </Columns>
  );
}

function Floating() {
  const { t } = useTranslation('design');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isPopoverOpen, setIsPopoverOpen] = useState(false);
  const say = () => void toast(t('controls.chosen'));
  return (
    <Row gap={3}>
      <Button variant="outline" onClick={() => setIsDialogOpen(true)}>
        {t('controls.dialog')}
      </Button>
      <Popover
        opened={isPopoverOpen}
        onChange={setIsPopoverOpen}
        label={t('controls.popover')}
        placement="bottom start"
        trigger={(props) => (
          <Button {...props} variant="outline">
            {t('controls.popover')}
          </Button>
        )}
      >
        <p>{t('controls.words')}</p>
      </Popover>
      <ActionMenu
        actions={[
          { key: 'keep', label: t('controls.keep'), icon: Bookmark, onChoose: say },
          { key: 'remove', label: t('controls.remove'), icon: Trash2, onChoose: say, tone: 'stop' },
        ]}
      >
        <Button variant="outline" leftSection={<Ellipsis size={16} aria-hidden />}>
          {t('controls.menu')}
        </Button>
      </ActionMenu>
      <Dialog
        opened={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        title={t('controls.dialog')}
        lead={t('controls.words')}
      >
        <DialogActions>
          <Button variant="outline" onClick={() => setIsDialogOpen(false)}>
            {t('controls.cancel')}
          </Button>
          <Button onClick={() => setIsDialogOpen(false)}>{t('controls.keep')}</Button>
        </DialogActions>
      </Dialog>
    </Row>
  );
}

export function ControlSpecimens() {
  const { t } = useTranslation('design');
  return (
    <>
      <Specimen title={t('controls.fields')}>
        <Fields />
      </Specimen>
      <Specimen title={t('controls.floating')}>
        <Floating />
      </Specimen>
      <Specimen title={t('controls.layout')}>
        <Columns min="13rem">
          <Card as="article">
            <Stack gap={1}>
              <Row justify="between" align="baseline">
                <b>{t('controls.card')}</b>
                <span>3</span>
              </Row>
              <p>{t('controls.words')}</p>
            </Stack>
          </Card>
          <Card tone="sunken">{t('controls.sunken')}</Card>
        </Columns>
      </Specimen>
    </>
  );
}
