import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { Rating, RatingInput } from './rating-input.tsx';

describe('a rating', () => {
  it('is set by a click and removed by the same star', async () => {
    const onChange = vi.fn();
    renderForTest(<RatingInput rating={3} onChange={onChange} />);
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    expect(onChange.mock.calls).toEqual([[5], [null]]);
  });

  it('is set by digits and removed by 0 and Delete', async () => {
    const onChange = vi.fn();
    renderForTest(<RatingInput rating={2} onChange={onChange} />);
    screen.getByRole('radio', { name: '2 stars' }).focus();
    await userEvent.keyboard('4{Delete}0');
    expect(onChange.mock.calls).toEqual([[4], [null], [null]]);
  });

  it('is read out, and cannot be changed where it is disabled', async () => {
    const onChange = vi.fn();
    renderForTest(
      <>
        <Rating rating={4} />
        <RatingInput rating={1} disabled onChange={onChange} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
