import { DeleteLines } from './DeleteLines.tsx';

/** Asks before everything that is sold out is deleted. */
export default function DeleteSoldOutModal() {
  return (
    <DeleteLines
      isMeant={({ isSoldOut }) => isSoldOut}
      title="cart.soldout.delete.title"
      text="cart.soldout.delete.text"
    />
  );
}
