import type { ShippedPage } from '../shipped-page.ts';

export const privacyPolicy: ShippedPage = {
  id: 2,
  slug: 'privacy-policy',
  title: 'Privacy policy',
  summary:
    'What we store, who sees your number and when, how long we keep it, and how you get it back or erased.',
  changedOn: '2026-11-18',
  body: `
You trust us with your face, your number and your livelihood. This page explains what we do with them. In the words of India's Digital Personal Data Protection Act, 2023 ("the Act"), you are the Data Principal and Callboard ("we") is the Data Fiduciary.

## In short

- Guests never see your number, your email or your surname. A recruiter sees your contact details only after unlocking you, and you see who did.
- We do not sell data and show no advertising. There are no trackers of other companies on our pages.
- You can download your data, correct it, hide your profile or close your account yourself, at any time.
- After closing, you are hidden right away and erased after 30 days.

## What we store

| What | Where it comes from | What it is for |
|---|---|---|
| Name, email, mobile number, password | you, when you sign up | your account. The password is kept only in a form that cannot be turned back |
| Date of birth, gender, city, languages, skills, measurements, past work | you, in your profile | being found for roles that fit |
| Photos, videos, recordings | you | your profile. The copies that are shown carry no hidden data such as the place (GPS) |
| Proof of identity | you, if you choose to give one | checking that you are you. Encrypted. Of Aadhaar we take the last four digits only and refuse the full number |
| Manager's contact | you | reaching you through your manager. Please ask them first |
| Company, role, website | you, as a recruiter | checking and showing who is casting |
| Applications, answers, auditions, offers, messages | you and those you deal with | the casting itself |
| Unlocks, credits, invoices | what happens in the product | charging correctly, and showing you who unlocked you |
| Devices you are signed in on, with time, type of browser and network address | your browser | your list of sessions, and noticing sign-ins that are not yours |
| What you write to us | our forms | answering you |

We ask for nothing else, and you can leave out what a field does not mark as needed. We do not collect your contacts, your location or the list of your apps.

## Who sees what

| Who | What they see of a talent |
|---|---|
| Anyone, without signing in | first name and initial, cover photo, three more pictures or videos, city, playing age, skills, past work |
| A signed-in recruiter | the whole profile, but no contact details |
| A recruiter who has unlocked you | also your mobile number, email, manager, social links and the calendar of days you cannot work |
| You | everything, and who viewed and who unlocked your profile |
| Our team | what is needed to help or to check a report. Every access to private data is recorded |

**Your number** is shown to a recruiter only after they spend a credit on unlocking you. Each unlock is recorded with its time, and you can see that list.

**Intimate scenes**: whether you are comfortable with them is off by default, for adults only, and never shown to guests. Verified recruiters can search by it; your answer itself is seen only by those who have unlocked you. Each change is recorded, so that no one can claim a consent you did not give.

**Hiding**: switch off "Show my profile to recruiters" and you do not appear in search, and your page is not shown to anyone you are not already in touch with.

**Share pages**: a recruiter can show a shortlist to the people they work with through a link that cannot be guessed, expires, and is not listed by search engines. It shows no contact details.

## Children

Under 18, a parent or legal guardian owns the account and gives consent, as the Act asks. We record that consent. The guardian is the only contact. There are no body measurements and no questions about intimate scenes, the profile is not in public search, and we neither track children nor show them advertising.

## Why we may do this

We use your data because you consent to it when you sign up and each time you fill in a field, for the purposes named above and no others. You can withdraw a consent as easily as you gave it: empty the field, hide the profile, turn off the message, or close the account. What was done before stays lawful. Beyond that we use data only where the Act allows it without consent, for example to obey a court or a tax law.

## Who helps us

Companies that work for us under contract, only on our instructions: hosting and file storage, delivery of emails, text messages and WhatsApp messages, and card and UPI payments. They get what their task needs: the email provider gets the email, the payment company gets the amount. We never see or store your card number. If you sign in with GitHub or link Instagram, those companies learn that you use Callboard.

We give data to authorities only when the law obliges us, and only what it obliges us to give.

## How long we keep it

| What | How long |
|---|---|
| Your account and profile | until you close the account |
| After closing | hidden from everyone right away, erased after 30 days. Until then you can come back by signing in |
| Photos and videos you delete | out of view right away; the files follow |
| Codes and links we send you | minutes to days, then they stop working |
| A sign-in that is not used | 30 days |
| The archive of your data you asked for | 7 days, then it is deleted |
| Invoices and the record of credits | as long as tax and company law demands, without your profile |
| What you wrote to us | until it is settled, and at most until your account is erased |
| Reports of abuse and what followed | as long as needed to protect others |

Backups are overwritten regularly. An account that was erased is erased again if a backup has to be restored.

## How we protect it

Connections are encrypted. Passwords and sign-in tokens are stored only as hashes. Proofs of identity are encrypted and stored separately. Every request checks who is asking. Our logs hold no passwords, codes, numbers or addresses. If your data is ever in the wrong hands, we notify you and the Data Protection Board of India without delay: what happened, what it may mean for you, and what you can do.

## Your rights

Under the Act you can:

- **know** what we hold about you and with whom it was shared;
- **get a copy**: "Download my data" in your settings packs it for you;
- **correct, complete and update** it: most of it in your profile, the rest by messaging us;
- **erase** it: delete single things, or close your account;
- **withdraw consent** at any time;
- **name someone** who may use these rights for you if you die or cannot act;
- **complain**, to us first and then to the Data Protection Board of India.

None of this costs anything. We may have to make sure that it is really you who asks.

## Grievances

Write to our grievance officer: [{support-email}](mailto:{support-email}), subject "Grievance", or use the [contact form](/about/contact-us). You get a reference number right away and a reply within 15 days. If you are not satisfied, you can turn to the Data Protection Board of India.

## Changes

If we change this page in a way that matters, we notify you in the product and by email before it applies, and ask again where your consent is needed. The date above is when this page last changed. What is stored in your browser is on the page [Cookies](/view-cms/cookies).
`.trim(),
};
