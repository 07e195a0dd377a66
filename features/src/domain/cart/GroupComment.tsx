import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { TextArea } from '@rukav/design-system/TextArea';
import type { ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import * as styles from './Cart.css.ts';
import { $commentDrafts, commentSaved, commentWritten, saveCommentFx } from './comment.ts';

/** Letters of a comment, as `OrderComment` has it. */
const most = 255;

/** A word to whoever hands a group over: written once it is asked for, and changed at any time (CART-50). */
export function GroupComment({ group }: { group: ShippingGroup }) {
  const { formatMessage } = useIntl();
  const { drafts, write, save, isPending } = useUnit({
    drafts: $commentDrafts,
    write: commentWritten,
    save: commentSaved,
    isPending: saveCommentFx.pending,
  });
  const { id, comment } = group;
  const draft = drafts[id];
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  if (draft === undefined)
    return (
      <div className={styles.comment}>
        {comment !== '' && (
          <p className={styles.quiet}>{formatMessage({ id: 'cart.comment.written' }, { comment })}</p>
        )}
        <Button emphasis="plain" size="small" onPress={() => write({ groupId: id, comment })}>
          {formatMessage({ id: comment === '' ? 'cart.comment.add' : 'cart.comment.change' })}
        </Button>
      </div>
    );
  return (
    <Form label={formatMessage({ id: 'cart.comment' })} onSubmit={() => save({ groupId: id })}>
      <TextArea
        ref={field}
        size="small"
        label={formatMessage({ id: 'cart.comment' })}
        value={draft}
        maxLength={most}
        onChange={(written) => write({ groupId: id, comment: written })}
      />
      <Button type="submit" emphasis="quiet" isPending={isPending}>
        {formatMessage({ id: 'cart.comment.save' })}
      </Button>
    </Form>
  );
}
