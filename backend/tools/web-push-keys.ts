// Makes the key pair of notifications in browsers, as lines for the environment.
import { newKeys } from '../src/push/new-keys.ts';

const { publicKey, privateKey } = newKeys();
console.log(`WEB_PUSH_PUBLIC_KEY=${publicKey}\nWEB_PUSH_PRIVATE_KEY=${privateKey}`);
