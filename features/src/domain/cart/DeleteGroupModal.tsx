import { DeleteLines } from './DeleteLines.tsx';

/** Asks before all lines of a group are deleted. */
export default function DeleteGroupModal({ groupId }: { groupId: string }) {
  return (
    <DeleteLines
      isMeant={({ shippingGroupId }) => shippingGroupId === groupId}
      title="cart.group.delete.title"
      text="cart.group.delete.text"
    />
  );
}
