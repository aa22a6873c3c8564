import type { ShippedPage } from '../shipped-page.ts';

export const safety: ShippedPage = {
  id: 4,
  slug: 'safety',
  title: 'Staying safe',
  summary: 'How to tell a real job from a fake one, and what to do when something feels wrong.',
  changedOn: '2026-11-18',
  body: `
Most jobs are what they say. Some are not, here or elsewhere, and they follow the same few patterns. Take five minutes to read this before your first audition.

## You never pay to be seen

Not for an audition, a registration, an artist card, a portfolio shoot, a workshop "that the director insists on", a costume, travel documents or a deposit that comes back. Real productions pay you. **If money is asked for, the job is fake**, however good the story is. Stop there and report it.

## How to check a job

- **Is it on Callboard?** A message that "we found you on Callboard" proves nothing. Find the job in **Find Jobs** and apply there.
- **Who posted it?** Open the recruiter's page. "Verified" means that we have checked who they are. Look at their other projects.
- **Does the company exist?** Search for its name, its website and its past work yourself. Do not use the links or numbers you were sent.
- **Does it say what, where, when and how much?** A real job names the role, the dates, the city and the fee, or says that there is none.
- **Does the address fit?** A large studio does not email from a free mailbox.
- **Are they in a hurry?** "Decide in ten minutes" is a trick. Real casting takes days.

## Before an audition

- Go to an office, a studio or a rehearsal room in working hours. Not to a hotel room, a flat, a car or a party.
- Tell someone where you are going, with whom and until when. Take someone along if you like. No serious recruiter minds.
- Ask for the scene beforehand. If there is an intimate scene, ask for it in writing. You can say no, then and later.
- A reading is done with your clothes on.
- Online: you need no camera in the bedroom, and no one needs you to undress for "body shots".

## What never to send

- One-time codes, passwords or the PIN of a payment app. No one from Callboard will ask for them, and a code is never needed to *receive* money.
- Your full Aadhaar number, or a photo of an identity card without a written contract.
- Nude or intimate pictures. To anyone.
- Bank details before there is a contract in your hands.

## What Callboard does

- A recruiter sees your number only after unlocking you, and you see who did and when.
- First jobs of recruiters who are not verified yet are checked by a person before anyone sees them.
- You can hide your profile, block someone, and report a profile, a job, a project or a message.
- We email you when your address or your password changes. In your settings you see every device that is signed in, and can sign it out.

## If something has happened

1. **Get to safety first.** In danger, call **112**. For women there is **181**, for children **1098**, day and night.
2. **If money is gone**, call **1930** right away, or report it at [cybercrime.gov.in](https://cybercrime.gov.in). The sooner, the more can be stopped. Tell your bank too.
3. **Keep everything**: messages, numbers, screenshots, receipts. Do not delete the chat, even if you are ashamed. You did nothing wrong.
4. **Tell us**: use the report button, or [Support](/Support) with the topic Safety. We read those first.
5. **If someone has intimate pictures of you**, do not pay. Report it at cybercrime.gov.in; it can be done without giving your name for crimes against women and children.

## For parents

The account is yours, and so is the contact. Read every message, come along to every audition and stay on set. A production that casts a child needs permission from the authorities and has limits on hours. Ask to see it.
`.trim(),
};
