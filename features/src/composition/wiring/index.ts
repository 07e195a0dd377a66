import './cancelling-clears-payment.ts';
import './place-changes-cart.ts';
import './sign-in-carries-a-wish-out.ts';
import './sign-in-merges-cart.ts';
import './sign-in-merges-viewed.ts';
import './sign-in-refreshes-account.ts';
import './sign-in-refreshes-orders.ts';
import './sign-out-clears-what-is-mine.ts';
