import { expect, test } from 'vitest';
import { fillReply, unknownValues } from './reply-values.ts';

const values = {
  name: '林{{reference}}',
  reference: 'MJ20261121-7K3D',
  consultant: '陈默',
  time: '',
  page: 'https://example.com/',
};

test('a template is filled with the values of a booking, which are not read as templates', () => {
  expect(fillReply('{{name}}，{{ reference }} {{time}}{{other}}', values)).toBe(
    '林{{reference}}，MJ20261121-7K3D {{other}}',
  );
});

test('names without a value are found', () => {
  expect(unknownValues('{{name}} {{nmae}} {{toString}}')).toEqual(['nmae', 'toString']);
});
