CREATE TABLE "deck_favourite" (
	"user_id" uuid NOT NULL,
	"deck_id" text NOT NULL,
	CONSTRAINT "deck_favourite_user_id_deck_id_pk" PRIMARY KEY("user_id","deck_id")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "saved_as_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck_favourite" ADD CONSTRAINT "deck_favourite_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;