import { describe, expect, it } from 'vitest';
import { fieldsInOrder, linkToField } from './page-fields.ts';
import { sectionInAddress, wizardPageOf } from './pages.ts';

describe('linkToField', () => {
  const sectionOf = (name: string) => {
    const target = fieldsInOrder.find(({ field }) => field === name);
    return target && linkToField(target).search;
  };

  it.each([
    ['firstName', '?section=about'],
    ['accentsText', '?section=skills'],
    ['theatreYears', '?section=education'],
    ['headline', '?section=story'],
    ['nationalityText', '?section=preferences'],
    ['managerEmail', '?section=manager'],
  ])('%s is found at %s', (field, address) => {
    expect(sectionOf(field)).toBe(address);
  });

  it('opens the page of the field in the wizard as well', () => {
    for (const target of fieldsInOrder) {
      const section = sectionInAddress(new URLSearchParams(linkToField(target).search));
      expect(section && wizardPageOf(section), target.field).toBe(target.page);
    }
  });
});
