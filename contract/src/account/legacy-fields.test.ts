import { expect, test } from 'vitest';
import type { z } from 'zod';
import { AddDeliveryAddress, GetDeliveryAddresses } from '../addresses/schemas.ts';
import { LegacyBonusHistory } from '../loyalty/schemas.ts';
import { ConfirmEmail, Login, Register } from '../sign-in/schemas.ts';
import { PostSubscriptions } from '../subscriptions/schemas.ts';
import { PutPhone, PutProfile } from './schemas.ts';

const names = ({ shape }: z.ZodObject) => Object.keys(shape);

const person = ['firstName', 'lastName', 'secondName'];
const profile = [...person, 'phone', 'email', 'isEmailConfirmed', 'clubproId'];
const wholeProfile = [
  ...profile,
  'unconfirmedEmail',
  'nextConfirmationEmailRetryDate',
  'gender',
  'birthday',
  'city',
  'children',
  'subscriptions',
];
const address = [
  'addressName',
  'cityId',
  'city',
  'metro',
  'street',
  'streetId',
  'streetType',
  'house',
  'houseBlock',
  'build',
  'entrance',
  'floor',
  'apartment',
  'postcode',
  'comment',
];
const { profile: ofConfirmed } = ConfirmEmail.response.shape;

// The fields are those of account-and-shell §3, letter by letter where it gives a name.
test.each<[string, z.ZodObject, readonly string[]]>([
  ['PUT /profile takes', PutProfile.body, [...person, 'gender', 'birthday', 'children', 'cityId']],
  ['PUT /profile answers', PutProfile.response.shape.profile, wholeProfile],
  ['PUT /profile/phone answers', PutPhone.response.shape.profile, wholeProfile],
  ['POST login answers', Login.response.shape.profile, profile],
  ['POST register answers', Register.response.shape.profile, profile],
  ['POST confirm-email answers', ofConfirmed.unwrap(), profile],
  ['a child of the profile is', PutProfile.body.shape.children.element, ['gender', 'birthday']],
  [
    'a subscription of the profile is',
    PutProfile.response.shape.profile.shape.subscriptions.element,
    ['pointOfContact', 'isSubscribed'],
  ],
  ['POST subscriptions takes', PostSubscriptions.body, ['subscriptions', 'subscribePage', 'subscribeSource']],
  ['POST /profile/address takes', AddDeliveryAddress.body, [...address, 'isPrimary']],
  [
    'GET /profile/address answers',
    GetDeliveryAddresses.response.shape.addresses.element,
    [...address, 'isPrimary', 'updatedAt', 'isValid'],
  ],
  [
    'GET /profile/bonus-history answers',
    LegacyBonusHistory.response.shape.entries.element,
    ['date', 'description', 'bonuses', 'promotion', 'availableUntil', 'orderNumber'],
  ],
])('%s the fields of the documents [API-153]', (_, schema, fields) => {
  expect(names(schema)).toEqual(expect.arrayContaining([...fields]));
});
