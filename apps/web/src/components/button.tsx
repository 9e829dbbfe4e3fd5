// Mantine's button with the style sheets it is drawn by, so that nobody has to name them.
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';

export { Button } from '@mantine/core';
