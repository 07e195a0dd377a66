import type { FastifyInstance } from 'fastify';
import { Phone } from '@rukav/contract/values.ts';
import { z } from 'zod';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';

const Change = z.object({ phone: Phone, isEmployee: z.boolean() });

/** `POST /dev/employees` with `{ phone, isEmployee }` puts a phone on the list of employees, or takes it off. */
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
    return { phone, isEmployee };
  });
}
