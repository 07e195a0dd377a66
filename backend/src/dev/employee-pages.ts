import type { FastifyInstance } from 'fastify';
import { Phone } from '@rukav/contract/values.ts';
import { z } from 'zod';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';

const Change = z.object({ phone: Phone, isEmployee: z.boolean() });

/**
 * `POST /dev/employees` with `{ phone, isEmployee }` puts a phone on the list of employees, or takes it off. A member of that
 * phone becomes one, as the corporate portal sees to it, or is one no more.
 */
export function employeePages(app: FastifyInstance, { db, config }: Kernel): void {
  app.post('/dev/employees', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { phone, isEmployee } = readSent(Change, request.body);
    if (isEmployee)
      await db
        .insertInto('employee_phone')
        .values({ phone })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await db.deleteFrom('employee_phone').where('phone', '=', phone).execute();
    const account = await db.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst();
    if (account)
      await db
        .insertInto('bonus_account')
        .values({ account_id: account.id, is_employee: isEmployee })
        .onConflict((row) => row.column('account_id').doUpdateSet({ is_employee: isEmployee }))
        .execute();
    return { phone, isEmployee };
  });
}
