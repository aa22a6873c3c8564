import { describe, expect, test } from 'vitest';
import { findContact } from './contact-in-text.policy.ts';
import { findMoneyAsked } from './money-asked.policy.ts';

describe('money asked from talents', () => {
  test.each([
    'Registration fee ₹500, refundable.',
    'There is a registration fee of Rs. 1,500.',
    'A processing charge of INR 999 applies.',
    'Registration fee is not refundable.',
    'Refundable security deposit of ₹5,000 before the shoot.',
    'Deposit of ₹500 on the day.',
    'You need to pay for the portfolio.',
    'Selected talents must deposit ₹2,000.',
    'Candidates have to transfer 1,000 rupees in advance.',
    'Pay ₹499 to confirm your slot.',
    'Send Rs 300 via Google Pay and we book your audition.',
    'To register, pay ₹250.',
    'Portfolio: ₹15,000 only.',
    'Registration is Rs 500/-',
    'Photoshoot charges are 8,000 rupees.',
    'Do not miss this chance, artist card fee ₹350.',
    'No fake people, registration fee ₹500.',
    'Buy our portfolio package to be considered.',
    'Fees to castings2026@okaxis please.',
    'Parents should pay the form fee at the gate.',
    'Registration ke liye 500 rupaye dene honge.',
    'Aapko pehle 1,000 rs jama karna hoga.',
    'Registration fees lagegi.',
    'Advance bhejo, phir audition hoga.',
    'रजिस्ट्रेशन फीस 500 रुपये देनी होगी।',
    'पंजीकरण शुल्क जमा करें।',
    'ऑडिशन से पहले ₹1000 भेजें।',
    'चयन के बाद पैसे लगेंगे।',
  ])('is found in: %s', (text) => {
    expect(findMoneyAsked(`A feature film in Pune.\n${text}\nSend one tape.`)).toBeTruthy();
  });

  test.each([
    'We pay ₹8,000 per day.',
    'You get an advance of ₹5,000, paid to you when you sign.',
    'Pay: ₹8,000 per day, travel on top.',
    'Pay ₹8,000 per day plus conveyance.',
    'The role pays ₹25,000 for the project.',
    'There is no registration fee.',
    'There is no audition, registration or portfolio fee.',
    'We never ask for registration fees.',
    'Callboard does not charge an audition fee.',
    'Do not pay a registration fee to anyone.',
    'If anyone asks you for a security deposit, report it.',
    'No money is taken from talents. Registration fee: none.',
    'Audition fee of ₹500 will be paid to you.',
    'We cover your travel and pay a workshop fee of ₹2,000.',
    'Please pay attention to the slate.',
    'The character is a cashier who counts money at a bank deposit counter.',
    'She must pay her brother’s debt: a family drama.',
    'You must be able to ride a horse.',
    'Fees 8,000 per day, audition dena hoga.',
    'Koi registration fees nahi lagegi.',
    'Registration fees nahi deni hai.',
    'Paise shoot ke baad milenge.',
    'कोई पंजीकरण शुल्क नहीं देना है।',
    'हम रोज़ 8,000 रुपये देंगे।',
    'Travel by train is reimbursed after the shoot.',
    'A documentary about school admission fees is paid by the producers.',
    'Workshop on 12 January, ₹2,000 per day.',
    'The fee is negotiable for the right person.',
    'Free entry, free lunch.',
  ])('is not found in: %s', (text) => {
    expect(findMoneyAsked(`A feature film in Pune.\n${text}\nSend one tape.`)).toBeUndefined();
  });
});

describe('contacts in a text', () => {
  test.each([
    ['Call 9820012345 today.', 'phone'],
    ['Call 98200 12345.', 'phone'],
    ['+91 98200-12345', 'phone'],
    ['My number: 9 8 2 0 0 1 2 3 4 5', 'phone'],
    ['Reach 982 001 2345, 10 am to 6 pm.', 'phone'],
    ['098200 12345', 'phone'],
    ['फ़ोन ९८२००१२३४५', 'phone'],
    ['nine eight two zero zero one two three four five', 'phone'],
    ['nine eight double zero one two three four five six', 'phone'],
    ['nau aath do shunya shunya ek do teen char paanch', 'phone'],
    ['Dubai: +971 50 123 4567', 'phone'],
    ['Office 022-2345 6789', 'phone'],
    ['casting@lantern.in', 'email'],
    ['lantern (at) gmail.com', 'email'],
    ['lantern at gmail dot com', 'email'],
    ['https://forms.example/abc', 'link'],
    ['Fill in www.lantern-casting.com', 'link'],
    ['Go to lanterncasting.in and apply', 'link'],
    ['bit.ly/audition', 'link'],
    ['Send your photos on WhatsApp.', 'handle'],
    ['DM us on Instagram', 'handle'],
    ['WhatsApp me', 'handle'],
    ['Telegram: lanterncasting', 'handle'],
    ['Follow @lantern_casting', 'handle'],
    ['व्हाट्सएप पर भेजें', 'handle'],
  ] as const)('%s: %s', (text, kind) => {
    expect(findContact(`Two shoot days.\n${text}\nThank you.`)?.kind).toBe(kind);
  });

  test.each([
    'Shoot from 12-01-2027 to 20-01-2027.',
    'Fee: ₹1,20,000 for 10 days.',
    'Slots at 9.30, 10.30 and 11.30.',
    '2026-2027, 8 episodes of 45 minutes.',
    'She is 5 ft 6, 24 to 32 years old.',
    'GST 18%, TDS 10%, invoice within 45 days.',
    'Pincode 400053, Andheri West.',
    'One two three, action!',
    'You do one scene, then two, then one more, six in all.',
    'Do not send anything on WhatsApp.',
    'Never share your number on Telegram.',
    'The character is an Instagram influencer.',
    'A film about the WhatsApp generation.',
    'Meet us at the studio. In the evening we rehearse.',
    'Dialogues by 11 a.m. or 4 p.m. at the latest.',
    'Rate 8000 @ 12 hours.',
    'Aspect 1920x1080, 25 fps, under 100 MB.',
    'Budget 50000000 rupees in all.',
    'Dr. K. Rao directs; e.g. Episode 3.',
    'Scene 7 8 9 are shot on 10 11 12 March.',
  ])('nothing in: %s', (text) => {
    expect(findContact(`Two shoot days.\n${text}\nThank you.`)).toBeUndefined();
  });
});
